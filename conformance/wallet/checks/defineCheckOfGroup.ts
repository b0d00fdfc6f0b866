import { type Check, defineCheck } from '../../core/defineCheck.ts'

/** Creates the `defineCheck` of a group, with the fields that its checks have in common. */
const inGroup =
  (group: string, common: Pick<Check, 'feature' | 'window'> = {}) =>
  (check: Omit<defineCheck.Options, 'group'>): Check =>
    defineCheck({ group, ...common, ...check })

export const defineDiscoveryCheck = inGroup('A. Discovery — EIP-6963', {
  feature: 'eip-6963',
  window: true,
})
export const defineRequestCheck = inGroup('B. Provider API and request()')
export const defineErrorsCheck = inGroup('C. Errors and codes — EIP-1193 / 1474 / 2696')
export const defineAccountsCheck = inGroup('D. Accounts — EIP-1102')
export const definePermissionsCheck = inGroup('E. Permissions — EIP-2255', { feature: 'eip-2255' })
export const defineChainIdCheck = inGroup('F. Chain id — EIP-695 / 1193')
export const defineSwitchCheck = inGroup('G. Chain switch — EIP-3326')
export const defineAddCheck = inGroup('H. Chain add — EIP-3085', { feature: 'eip-3085' })
export const defineEventsCheck = inGroup('I. Events and ordering — EIP-1193')
const signing = 'J. Signing — ERC-191 / EIP-712'
export const defineSigningCheck = inGroup(signing)
export const definePersonalSignCheck = inGroup(signing, { feature: 'personal-sign' })
export const defineTypedDataCheck = inGroup(signing, { feature: 'eip-712' })
export const defineTransactionsCheck = inGroup('K. Transactions', { feature: 'transactions' })
export const defineMessagesCheck = inGroup('L. Messages and subscriptions', {
  feature: 'subscriptions',
})
export const defineCallsCheck = inGroup('M. Wallet Call API — EIP-5792', { feature: 'eip-5792' })
export const defineAssetCheck = inGroup('N. Watch asset — EIP-747', { feature: 'eip-747' })
export const defineRobustnessCheck = inGroup('O. Robustness')
export const defineConcurrencyCheck = inGroup('P. Concurrency and pending prompts')
export const definePrivacyCheck = inGroup('Q. Privacy')
export const defineLegacyCheck = inGroup('R. Legacy API (informative)')
export const defineOptionalCheck = inGroup('S. Optional — ERC-7846, transports')
