/** Pattern of paths that are not published: tests, their helpers, and development tools. */
export const unpublishedFiles = [
  String.raw`\.(test|spec|bench|sol)(\.|$)`,
  '(^|/)(testing|fixture|fakes|child/fixtures)/',
  '/unpacked/fixtures/(driver-|no-wallet/)',
  String.raw`(^|/)tsconfig\.json$`,
  '(^|/)src/randomScripts/',
  '(^|/)contracts/compile[.]',
  // Tests compare recordings with the real providers. Replaying recordings does not need them.
  '(^|/)fidelity/(metamask|rabby|rainbow)/',
].join('|')
