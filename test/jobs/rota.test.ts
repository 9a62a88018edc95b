import { describe, expect, it } from 'vitest';
import { Rota, type Sharer } from '../../src/jobs/rota.ts';

/** A part that says of itself what the test wants. */
class Part implements Sharer {
  short: boolean;
  leftMs: number;
  usedMs = 0;

  constructor(short: boolean, leftMs: number) {
    this.short = short;
    this.leftMs = leftMs;
  }
}

const timed = (short = true) => new Part(short, Number.POSITIVE_INFINITY);
const counted = (leftMs: number, short = true) => new Part(short, leftMs);

const rotaOf = (...parts: readonly Part[]): Rota<Part> => {
  const rota = new Rota<Part>();
  for (const part of parts) rota.add(part);
  return rota;
};

/** Gives turns of a millisecond until so much time has passed; those that are done go. */
const pass = (rota: Rota<Part>, ms: number): void => {
  for (let turn = 0; turn < ms; turn++) {
    const part = rota.next();
    if (part === undefined) return;
    part.usedMs++;
    part.leftMs--;
    rota.charge(part, 1);
    if (part.leftMs <= 0) rota.delete(part);
  }
};

it('a rota without parts has nobody whose turn it is', () => {
  const part = timed();
  const rota = rotaOf(part);
  rota.delete(part);
  expect(rota.next()).toBeUndefined();
  expect([...rota.parts]).toEqual([]);
});

describe('parts that time ends', () => {
  it('have equal shares, whatever a turn takes', () => {
    const parts = [timed(), timed(), timed()];
    const rota = rotaOf(...parts);
    for (let turn = 0; turn < 900; turn++) {
      const part = rota.next();
      if (part === undefined) throw new Error('nobody');
      const ms = 1 + parts.indexOf(part);
      part.usedMs += ms;
      rota.charge(part, ms);
    }
    const used = parts.map(({ usedMs }) => usedMs);
    expect(Math.max(...used) - Math.min(...used)).toBeLessThanOrEqual(3);
  });

  it('that come later get their share from then on, and not what they missed', () => {
    const [early, late] = [timed(), timed()];
    const rota = rotaOf(early);
    pass(rota, 100);
    rota.add(late);
    pass(rota, 100);
    expect([early.usedMs, late.usedMs]).toEqual([150, 50]);
  });
});

describe('parts with an end of their own', () => {
  it('are done one after the other, that with the least left first', () => {
    const parts = [counted(30), counted(10), counted(20)];
    const rota = rotaOf(...parts);
    pass(rota, 15);
    expect(parts.map(({ usedMs }) => usedMs)).toEqual([0, 10, 5]);
    rota.add(counted(3));
    pass(rota, 18);
    expect(parts.map(({ usedMs }) => usedMs)).toEqual([0, 10, 20]);
  });

  it('have one share together beside those that time ends', () => {
    const [clock, ...parts] = [timed(), counted(1000), counted(1000), counted(1000)];
    const rota = rotaOf(clock, ...parts);
    pass(rota, 100);
    expect(clock.usedMs).toBe(50);
  });

  it('that come after a while without any do not make up for it', () => {
    const [clock, part] = [timed(), counted(1000)];
    const rota = rotaOf(clock);
    pass(rota, 500);
    rota.add(part);
    pass(rota, 100);
    expect(Math.abs(part.usedMs - 50)).toBeLessThanOrEqual(1);
  });
});

describe('short parts', () => {
  it('have seven turns of eight where there are long ones, however many those are', () => {
    const [short, ...longs] = [counted(1000), timed(false), timed(false), timed(false)];
    const rota = rotaOf(short, ...longs);
    pass(rota, 800);
    expect(short.usedMs).toBe(700);
  });

  it('begin at once after long ones have been alone, and take no more than their share', () => {
    const [short, long] = [counted(100), timed(false)];
    const rota = rotaOf(long);
    pass(rota, 5000);
    rota.add(short);
    pass(rota, 80);
    expect([short.usedMs, long.usedMs]).toEqual([70, 5010]);
    pass(rota, 40);
    expect(short.usedMs).toBe(100);
  });

  it('leave the others their eighth in the long run', () => {
    const long = timed(false);
    const rota = rotaOf(long);
    for (let each = 0; each < 100; each++) {
      rota.add(counted(7));
      pass(rota, 8);
    }
    expect(long.usedMs).toBe(100);
  });

  it('that turn out long are long from then on, and others do not wait for them', () => {
    const [once, short] = [counted(1e6), counted(1e6)];
    const rota = rotaOf(once);
    pass(rota, 100);
    once.short = false;
    pass(rota, 1);
    rota.add(short);
    pass(rota, 80);
    expect(short.usedMs).toBe(70);
  });
});
