import { testGame } from '../../support/registered.ts';

testGame('earth');
