/** Contradictions are reported all at once, and views show what their viewer sees and nothing else. */
import { describe, expect, test } from 'vitest';
import { drafted, faultsIn, type Json, placeOf, read, turn } from '../../support/natera/spoilt.ts';

describe('all at once', () => {
  test('contradictions in many places are all reported', () => {
    const json = read(turn);
    json.players[0]!.leaders = 4;
    json.board[0]!.colony = 0;
    json.discs.urban = 0;
    json.accomplishments[0]!.objective = 'b1';
    json.river[0] = json.river[1]!;
    json.discards.push('unicorn');
    json.passed = [1];
    json.pending = [];
    expect(faultsIn(json)).toEqual(
      [
        '/accomplishments/0/objective wrong-letter',
        '/board/0/colony forest',
        '/current has-passed',
        '/discards/2 no-such-card',
        '/discs/urban no-authority',
        '/pending missing-field',
        '/piles/specialists/order card-missing',
        '/players/0/leaders wrong-pawns',
        '/river/1 card-twice',
      ].sort(),
    );
  });
});

describe('a view is refused that', () => {
  const view = (): Json => read(turn, 0);

  test('shows what its viewer cannot see', () => {
    const json = view();
    json.players[1]!.hand = ['seed-vault'];
    placeOf(json, 'urban', 3).id = 'ur3a';
    json.piles.base.order = [];
    json.players[2]!.memory = [];
    expect(faultsIn(json)).toEqual(
      [
        '/board/15/id not-visible',
        '/piles/base/order not-visible',
        '/players/1/hand not-visible',
        '/players/2/memory not-visible',
      ].sort(),
    );
  });

  test('hides what its viewer sees', () => {
    const json = view();
    json.players[0]!.hand = null;
    expect(faultsIn(json)).toEqual(['/players/0/hand hidden-value']);
  });

  test('does not say how many cards are hidden', () => {
    const json = view();
    delete json.players[1]!.handSize;
    expect(faultsIn(json)).toEqual(['/players/1/handSize missing-field']);
  });

  test('has piles and hands that do not add up', () => {
    const json = view();
    json.players[1]!.handSize!.base++;
    json.piles.advanced.size--;
    expect(faultsIn(json)).toEqual(['/piles/advanced/size wrong-size', '/piles/base/size wrong-size']);
  });

  test('remembers more cards of a seat than it has', () => {
    const json = view();
    Object.assign(json.players[2]!.handSize!, { base: 0 });
    json.piles.base.size += 3;
    expect(faultsIn(json)).toContain('/players/0/memory/0/cards/1 no-room');
  });

  test('remembers a packet that is not as large', () => {
    const json = read(drafted, 1);
    json.players[1]!.memory!.splice(0, 1);
    expect(faultsIn(json)).toEqual(['/players/0/packetSize/base wrong-size']);
  });
});
