export {
  checkRequest,
  corsHeaders,
  mostBytes,
  readBody,
  type Refusal,
  type RequestRules,
  sendRefusal,
  sendUpgradeRefusal,
} from './requests.ts'
