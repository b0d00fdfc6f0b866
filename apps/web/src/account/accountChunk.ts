// Entry of the account chunk (`chunks` in `vite.config.ts`).
export { AccountDetails } from './AccountDetails.tsx'
export { NativeBalance } from '../balances/BalanceList.tsx'
