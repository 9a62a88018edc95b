import { testGame } from '../../support/registered.ts';

testGame('natera');
