// Public entry point for programs that make or show a run. The renderers have their own entries, so that a page can
// load them later.
export type { Check } from '../engine/check.ts'
export { blank } from '../engine/grade.ts'
export { isWrong, type Result } from '../engine/result.ts'
export { countStatuses } from './counts.ts'
export type { Run } from './run.ts'
export { summaryOf } from './summary.ts'
export { verdictOf } from './verdict.ts'
