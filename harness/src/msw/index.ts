export { mockRelay, type MockRelay } from './mockRelay.ts'
export type { Answers } from './answerCall.ts'
export { mockChain, type MockChain } from './mockChain.ts'
