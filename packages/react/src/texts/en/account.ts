/** English texts about the connected account: address, balances, accounts, transactions. */
export { default as account } from './account.json' with { type: 'json' }
