// Entry of the account chunk: one file for everything that shows an account.
export { AccountDetails } from './AccountDetails.tsx'
export { NativeBalance } from '../balances/NativeBalance.tsx'
