/**
 * What a room keeps to itself when it is published, as a pattern of paths: tests and what they stand on, and
 * what only those who work on it run.
 */
export const staysHere = [
  String.raw`\.(test|spec|bench|sol)(\.|$)`,
  '(^|/)(testing|fixture|fakes|child/fixtures)/',
  '/unpacked/fixtures/(driver-|no-wallet/)',
  String.raw`(^|/)tsconfig\.json$`,
  '(^|/)src/random/',
  '(^|/)contracts/compile[.]',
  // Held against the real providers, in tests; who only replays recordings needs none of them.
  '(^|/)reality/(metamask|rabby|rainbow)/',
].join('|')
