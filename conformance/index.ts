export type { DappEvent, DappModule } from './app/dapp/DappModule.ts'
export { defineDapp } from './app/dapp/defineDapp.ts'
export { walletChecks } from './wallet/checks/index.ts'
export { createAgent } from './drivers/provider/createAgent.ts'
export type { Create, CreateOptions, Provided } from './drivers/provider/parseCreatedProvider.ts'
export type { DriverOptions } from './drivers/unpacked/loadDriverModule.ts'
export {
  defineCheck,
  type Check,
  type CheckMeta,
  type Judge,
  type Step,
  type Verdict,
} from './core/defineCheck.ts'
export type {
  Answer,
  Call,
  Driver,
  Environment,
  DriverEvent,
  CheckResources,
} from './core/driver.ts'
export { compare, exitCode, type Expectations } from './core/expectations.ts'
export { runScript } from './core/runScript.ts'
export { grade, type Result, type Run, type Status } from './core/result.ts'
export { runChecks } from './core/runChecks.ts'
export type { SerializedError, SerializedValue } from './core/serialize.ts'
export type { Entry, Transcript } from './core/transcript.ts'
export { htmlReport } from './reports/html/htmlReport.ts'
