/**
 * How often a test that draws at random is to draw: `usual` times, or as many times that as the variable `MORE` says, as in
 * `MORE=20 npx vitest run test/api/fuzz.test.ts`.
 */
export const many = (usual: number): number => usual * Math.max(1, Number(process.env['MORE'] ?? 1) || 1);
