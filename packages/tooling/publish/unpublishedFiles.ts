/** Pattern of paths that are not published: tests, their helpers, and development tools. */
export const unpublishedFiles = [
  String.raw`\.(test|spec|bench|sol)(\.|$)`,
  '(^|/)(testing|fixture|fakes|providerModule/fixtures)/',
  '/unpacked/fixtures/(driver-|no-wallet/)',
  String.raw`(^|/)tsconfig\.json$`,
  '(^|/)src/randomScripts/',
  '(^|/)contracts/compileContracts[.]',
  // The real providers, with which tests compare recordings. Replaying recordings does not need them.
  '(^|/)fidelity/(metamask|rabby|rainbow)/',
].join('|')
