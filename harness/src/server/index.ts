export { checkRequest, type Refusal, type RequestRules } from './checkRequest.ts'
export { corsHeaders } from './corsHeaders.ts'
export { mostBytes, readBody } from './readBody.ts'
export { sendRefusal, sendUpgradeRefusal } from './sendRefusal.ts'
