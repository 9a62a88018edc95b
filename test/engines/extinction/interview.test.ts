import type { StateJson } from '../../../src/engines/extinction/documents/schema.ts';
import { extinction } from '../../../src/engines/extinction/index.ts';
import { testInterview } from '../../support/interviews.ts';

testInterview(extinction, {
  isAsked: ({ pending = [], year, team }: StateJson) =>
    pending.length === 0 && (year > 1 || team.some(({ acted }) => acted)),
  // How roles and abilities were given out, which changes nothing once they are.
  strip: ({ options: { roles, abilities, team, hands, ...options }, ...view }) => ({ ...view, options }),
});
