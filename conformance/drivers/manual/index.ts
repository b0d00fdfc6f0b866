// Public entry point for user interfaces that run checks with a user: a page or a terminal.
export { inProfile } from '../../core/profiles.ts'
export { withTimeout } from '../../core/withTimeout.ts'
export { walletChecks } from '../../wallet/checks/index.ts'
export { createAgent } from '../provider/createAgent.ts'
export type { Instruction, Reply } from './instruction.ts'
export { createManual, type Manual } from './createManual.ts'
export { manualProfiles } from './manualProfiles.ts'
export { readState, type ManualState } from './manualState.ts'
