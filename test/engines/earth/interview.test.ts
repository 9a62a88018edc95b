import { earth } from '../../../src/engines/earth/index.ts';
import { testInterview } from '../../support/interviews.ts';

testInterview(earth, {
  isPlayed: (options) => Object(options).seats !== 1,
  isAsked: ({ stage, effects, shuffled }) => stage === 'choose' && effects === undefined && shuffled === undefined,
  strip: (view) => view,
});
