// Public entry point for user interfaces that run checks with a person: a page or a terminal.
export { inProfile } from '../../core/profiles.ts'
export { withTimeout } from '../../core/withDeadline.ts'
export { walletChecks } from '../../wallet/checks/index.ts'
export { createAgent } from '../agent/agent.ts'
export type { Instruction, Reply } from './instruction.ts'
export { createManual, type Manual } from './manual.ts'
export { personProfiles } from './personProfiles.ts'
export { readState, type ManualState } from './state.ts'
