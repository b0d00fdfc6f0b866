/** The connected account: address, balances, accounts, transactions. */
export const account = {
  'account.copy': 'Copy address',
  'account.copied': 'Address copied.',
  'account.copyFailed':
    'Your browser did not allow copying. Select the address and copy it by hand.',
  'account.explorer': 'View on {host}',
  'account.newTab': '(opens in a new tab)',
  'account.send': 'Send',
  'account.signIn': 'Sign in',
  'account.others.title': 'Other accounts that {wallet} shares',
  'account.others.hint': 'To use another one, choose it in {wallet}.',
  'account.choose': 'Choose accounts in {wallet}',
  'account.choose.declined': 'You declined. The accounts stay as they are.',
  'account.choose.unsupported':
    '{wallet} does not offer this to pages. Open {wallet} and choose the accounts there.',

  'balance.title': 'Balances',
  'balance.loading': 'Reading the balances…',
  'balance.failed': 'The balances could not be read. Your wallet still works.',
  'balance.tokensFailed': 'The tokens could not be read. Your wallet still works.',
  'balance.again': 'Read the balances again',
  'balance.unknown': 'Not known on this network',
  'balance.asOf': 'As of {time}',

  'tx.title': 'Transactions of this page',
  'tx.line': '{amount} to {address}',
  'tx.waiting': 'Waiting for a block',
  'tx.confirmed': 'Confirmed',
  'tx.reverted': 'Failed: the network undid it. Only the fee is spent.',
  'tx.unseen': 'Not seen on the network yet. Look in your wallet whether it was replaced.',
  'tx.unreachable': 'The network cannot be asked now. Your wallet shows how it went.',
} as const
