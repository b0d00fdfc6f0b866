/**
 * English texts of the first chunk; those of later chunks are in `en/`. Placeholders in braces are replaced
 * (`{wallet}`, `{network}`, `{here}`: the wallet's current network).
 */
export const en = {
  // Button of the page
  'button.connect': 'Connect wallet',
  'button.connecting': 'Connecting…',
  'button.account': 'Account {address}',
  'button.restoring': 'Restoring {address}',

  // The dialog
  'dialog.wallets': 'Connect a wallet',
  'dialog.attempt': 'Connect with {wallet}',
  'dialog.install': 'Get {wallet}',
  'dialog.account': 'Your account',
  'dialog.close': 'Close',
  'dialog.back': 'All wallets',
  'group.installed': 'Installed',
  'group.announced': 'Also in this browser',
  'group.more': 'More wallets',
  'group.recent': 'Recently used',
  'row.recent': 'Recent',
  'row.contested':
    'More than one wallet here says that it is {name}. This one calls itself “{said}” ({host}).',
  'row.name': 'This wallet chose its own name, which may imitate another.',
  'row.alias': 'This wallet also says that it is {name}.',
  'help.title': 'What is a wallet?',
  'install.found': '{wallet} is here now.',

  // Actions
  'act.cancel': 'Cancel',
  'act.retry': 'Try again',
  'act.connect': 'Connect with {wallet}',
  'act.open': 'Open {wallet}',
  'act.dismiss': 'Dismiss',
  'act.add': 'Add network',
  'act.switch': 'Switch to {network}',
  'act.connectHere': 'Connect on {network}',
  'act.disconnect': 'Disconnect',
  'act.wallets': 'Choose another wallet',
  'act.changeWallet': 'Change wallet',
  'act.get': 'Get {wallet}',
  'act.reload': 'Reload this page',

  // Connection status
  'state.none': 'You are not connected.',
  'state.intent':
    '{wallet} is locked, or no longer shares an account with this page. You are not connected.',
  'state.contested':
    'More than one wallet here says that it is {name}, so your connection was not restored. Choose yours.',
  'state.connected': 'You are connected with {wallet} on {network}.',
  'state.unsupported':
    'You are connected with {wallet} on {network}, which this app does not work with.',
  'state.restoring': 'Restoring your connection with {wallet}.',
  'state.ended.you': 'You disconnected.',
  'state.ended.phone': 'You ended the connection in {wallet} on your phone. You are not connected.',
  'state.ended.time':
    'Your connection with {wallet} has run out, as it does after some days. Connect again to go on.',
  'state.relay':
    'You are connected with {wallet} on {network}. The relay to your phone cannot be reached; requests wait until it is back.',
  'state.ended.wallet': '{wallet} disconnected. You are not connected.',

  // Waiting
  'waiting.confirm': 'Confirm in {wallet}',
  'waiting.scan': 'Scan the code with {wallet} and confirm there',
  'waiting.scan.any': 'Scan the code with a wallet on your phone and confirm there',
  'waiting.open': 'Open {wallet} and confirm there',
  'waiting.phone': 'Confirm in {wallet} on your phone',
  'waiting.phone.any': 'Confirm in the wallet on your phone',
  'waiting.relay':
    'The relay to your phone cannot be reached. Waiting until it is back; wallets in this browser still work.',
  'waiting.slow': 'Still waiting: open your wallet, or cancel',

  // Failed connect
  'connect.declined': 'You declined the connection. You are not connected.',
  'connect.declinedSwitch':
    'You declined the switch to {network}, so you are not connected. {wallet} is on {here}.',
  'connect.cancelled': 'You cancelled. You are not connected.',
  'connect.notFound':
    '{wallet} is not in this browser, so you are not connected. Get it, or reload this page if you just did.',
  'connect.noAccounts':
    '{wallet} gave no account, so you are not connected. Create or choose an account there, then try again.',
  'connect.pending':
    '{wallet} already has a request open. You are not connected. Open {wallet}, answer it, then try again.',
  'connect.timeout':
    '{wallet} did not answer in time. You are not connected. Open {wallet}, then try again.',
  'connect.lost':
    '{wallet} closed its connection while you were connecting. You are not connected. Try again.',
  'connect.locked': '{wallet} is locked. You are not connected. Unlock it, then try again.',
  'connect.unsupported':
    '{wallet} cannot do what this app asks. You are not connected. Update it, or choose another wallet.',
  'connect.offline':
    '{wallet} is offline. You are not connected. Check your internet connection, then try again.',
  'connect.unreachable':
    '{wallet} cannot reach its network. You are not connected. Wait a moment, then try again.',
  'connect.pairing.relay':
    'The relay to your phone cannot be reached, so you are not connected. Check your internet connection, then try again. Wallets in this browser still work.',
  'connect.pairing.unloaded':
    'What connects phones could not be loaded, so you are not connected. Check your internet connection, then try again.',
  'connect.pairing.misconfigured':
    'This app is not set up to connect phones, so you are not connected. Choose a wallet in this browser, or tell the makers of the app.',
  'connect.pairing.clock':
    'The clock of this device is wrong, so the relay to your phone turned it away and you are not connected. Set the clock, then try again.',
  'connect.pairing.expired':
    'Nobody scanned the code in time, so you are not connected. Try again for a new code.',
  'connect.pairing.declined':
    '{wallet} did not accept the connection. You are not connected. Try again, or choose another wallet.',
  'connect.pairing.declinedSaid':
    '{wallet} did not accept the connection: “{said}”. You are not connected. Try again, or choose another wallet.',
  'connect.pairing.chains':
    '{wallet} works on none of the networks of this app. You are not connected. Choose another wallet.',
  'connect.failed': '{wallet} could not connect. You are not connected. Try again.',
  'connect.failedSaid': '{wallet} could not connect: “{said}”. You are not connected. Try again.',

  // Failed switch
  'switch.declined': 'You declined the switch. You are still on {here}.',
  'switch.cancelled': 'You cancelled the switch. You are still on {here}.',
  'switch.notConfigured':
    '{wallet} does not know {network}. You are still on {here}. Add the network to go on.',
  'switch.pending':
    '{wallet} already has a request open. You are still on {here}. Open {wallet}, answer it, then try again.',
  'switch.busy':
    'Another request is still under way. You are still on {here}. Finish or cancel it, then try again.',
  'switch.timeout':
    '{wallet} did not answer in time. You are still on {here}. Open {wallet}, then try again.',
  'switch.disconnected':
    '{wallet} disconnected before the switch was done. You are not connected. Connect again.',
  'switch.locked': '{wallet} is locked. You are still on {here}. Unlock it, then try again.',
  'switch.unsupported':
    '{wallet} cannot switch networks from here. You are still on {here}. Choose {network} in {wallet} itself.',
  'switch.offline':
    '{wallet} is offline. You are still on {here}. Check your internet connection, then try again.',
  'switch.unreachable':
    '{wallet} cannot reach its network. You are still on {here}. Wait a moment, then try again.',
  'switch.failed': '{wallet} did not switch to {network}. You are still on {here}. Try again.',
  'switch.failedSaid':
    '{wallet} did not switch to {network}: “{said}”. You are still on {here}. Try again.',

  // Failed add of a network
  'add.declined': 'You declined to add {network}. You are still on {here}.',
  'add.cancelled': 'You cancelled adding {network}. You are still on {here}.',
  'add.failed':
    '{wallet} could not add {network}. You are still on {here}. Try again, or add it in {wallet} itself.',
  'add.failedSaid':
    '{wallet} could not add {network}: “{said}”. You are still on {here}. Try again, or add it in {wallet} itself.',

  // A disconnect that failed
  'disconnect.failed':
    '{wallet} did not confirm that it disconnected. You are not connected here. Remove this site in {wallet} to be sure.',

  // The account
  'account.address': 'Address',
  'account.wallet': 'Wallet',
  'account.walletName': '{wallet}',
  'account.network': 'Network',
  'account.balance': 'Balance',
  'account.current': 'Current',
  'account.more': { one: 'and {count} more account', other: 'and {count} more accounts' },
  'account.networkName': '{network}',
  'network.unknown': 'network {id}',

  // Error boundary
  'crash.text':
    'Something in this page broke. Your wallet is not affected. Try again, or reload the page.',

  // Lazily loaded parts
  'part.loading': 'Loading…',
  'part.failed': 'This part of the page could not be loaded. Your wallet is not affected.',

  // The page of the app
  'page.title': 'Touchstone',
  'page.account': 'Account',
  'page.empty': 'Your address, network and balance appear here once a wallet is connected.',
  'page.banner': 'This app works on {network}. Your wallet is on {here}.',
  'page.activity': 'Activity',
  'page.activity.empty': 'Nothing has happened yet.',
  'page.activity.dropped': 'Older entries removed: {count}',
  'page.theme': 'Theme',
  'page.theme.system': 'System',
  'page.theme.light': 'Light',
  'page.theme.dark': 'Dark',
  'page.language': 'Language',
  'page.language.unreviewed': 'No native reader has checked this translation yet.',
  'page.language.failed': '{name} could not be loaded. The page stays as it is.',
  'page.licences': 'Licences',
  'page.check': 'Check my wallet',
  'page.wallets': 'Which wallets work',
  'page.offline':
    'You are offline. Wallets in this browser still work; balances come back with the network.',
  'page.privacy': 'Nothing is sent anywhere before you choose a wallet.',

  // The activity log
  'log.connecting': 'Connecting with {wallet}',
  'log.connect': 'Connected with {wallet}: {address} on {network}',
  'log.account': 'Account changed to {address}',
  'log.chain': 'Network changed to {network}',
  'log.disconnect': 'Disconnected from {wallet}',
  'log.declined': 'Declined in {wallet}',
  'log.cancelled': 'Cancelled',
  'log.notFound': '{wallet} was not found',
  'log.noAccounts': '{wallet} gave no account',
  'log.notConfigured': '{wallet} does not know the network',
  'log.pending': '{wallet} has another request open',
  'log.locked': '{wallet} is locked',
  'log.unsupported': '{wallet} cannot do this',
  'log.offline': '{wallet} is offline',
  'log.unreachable': '{wallet} cannot reach its network',
  'log.timeout': '{wallet} did not answer in time',
  'log.failed': 'It did not work in {wallet}',
} as const
