/** Wallets outside the page: on a phone, or not installed yet. */
export const reach = {
  // A wallet on another device
  'pair.qr': 'QR code that connects {wallet}',
  'pair.qr.any': 'QR code that connects a wallet on your phone',
  'pair.preparing': 'Preparing the code…',
  'pair.reaching': 'Reaching the relay that carries messages to your phone…',
  'pair.left': 'This code works for {time}. Then a new one takes its place.',
  'pair.left.last': 'This code works for {time}.',
  'pair.copy': 'Copy link',
  'pair.copied': 'Link copied.',
  'pair.copyFailed': 'Your browser did not allow copying. Scan the code instead.',
  'pair.open': 'Open {wallet}',
  'pair.open.any': 'Open a wallet app',
  'pair.here': 'Open on this device',
  'pair.opening': 'Opening {wallet}. Confirm there, then come back.',
  'pair.stayed': '{wallet} did not open. Is the app on this phone?',
  'pair.back':
    'Welcome back. Waiting for the answer of {wallet}; open it again if you have not confirmed yet.',
  'pair.other': 'Use another device',

  // Stores
  'get.here': 'Get {wallet} for {name} (opens {host})',
  'get.ios': 'App Store (opens {host})',
  'get.android': 'Google Play (opens {host})',
  'get.elsewhere':
    '{wallet} has no extension for this browser. There is one for Chrome, and for browsers that take extensions of Chrome.',
  'get.none': '{wallet} has no extension for this browser.',
  'get.phone': 'Use {wallet} on your phone',
  'get.inside': 'Open this page in {wallet}',
  'get.apps': '{wallet} for your phone',
  'install.step.get': 'Install {wallet} from its own site or store.',
  'install.step.create': 'Create a wallet in it, or import one.',
  'install.step.reload': 'Come back and reload this page.',
  'install.link': 'Get {wallet} (opens {host})',

  // Binance
  'binance.step.install': 'Install the Binance app.',
  'binance.step.create': 'Create a wallet in the app.',
  'binance.step.scan': 'Scan a QR code with the app to connect.',
  'binance.get': 'No Binance app yet?',
  'binance.qr': 'QR code of Binance’s download page',
  'binance.hint':
    'Point your phone’s camera at this code to download the app. It is not the code that connects.',
  'binance.link': 'Download Binance (opens {host})',
  'binance.later':
    'This copy of the app cannot connect with wallets on a phone, because whoever runs it has not set that up. The Binance Wallet extension works.',

  // Without a project
  'walletconnect.later':
    'This copy of the app cannot connect with wallets on a phone: whoever runs it has not set up WalletConnect.',
  'walletconnect.now': 'Choose a wallet that is installed in this browser.',

  // Explanation of wallets
  'help.keys':
    'A wallet is an app or a browser extension that keeps your keys. It shows what you own and signs what you allow; nobody can sign for you without it.',
  'help.here':
    'This page only asks. It sees the addresses that you share with it, and your wallet asks you before anything is signed or sent.',
  'help.phrase':
    'The recovery phrase belongs to you alone. Write it down, keep it safe, and never type it into a page: no honest page or person asks for it.',
} as const
