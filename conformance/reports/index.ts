// Public entry point for programs that make or show a run. The renderers have their own entries, so that a page can
// load them later.
export type { Check } from '../core/defineCheck.ts'
export { isWrong, type Result, type Run, emptyResult } from '../core/result.ts'
export { countStatuses } from './counts.ts'
export { summaryOf } from './summaryOf.ts'
export { verdictOf } from './verdictOf.ts'
