/** Sign-in: message, verification, errors. */
export const signIn = {
  'signIn.title': 'Sign in',
  'signIn.lead':
    'Sign a message to show that this address is yours. It costs nothing and moves nothing.',
  'signIn.device': 'Your sign-in stays on this device. No server learns of it.',
  'signIn.server': '{host} checks the signature and remembers you.',
  'signIn.act': 'Sign in with {wallet}',
  'signIn.waiting': 'Confirm in {wallet}',
  'signIn.preparing': 'Preparing the message…',
  'signIn.checking': 'Checking the signature…',
  'signIn.done': 'You are signed in as {address} until {time}.',
  'signIn.out': 'Sign out',
  'signIn.left': 'You signed out.',
  'signIn.ended': 'The account changed, so you are signed out.',
  'signIn.expiredNow': 'Your sign-in has run out. Sign in again to go on.',
  'signIn.leftHere': 'You are signed out here, but {host} did not confirm it.',
  'signIn.declined': 'You declined. You are not signed in.',
  'signIn.cancelled': 'You cancelled. You are not signed in.',
  'signIn.moved': 'The account changed meanwhile. You are not signed in. Sign in again.',
  'signIn.pending':
    '{wallet} already has a request open. You are not signed in. Answer it, then try again.',
  'signIn.locked': '{wallet} is locked. You are not signed in. Unlock it, then try again.',
  'signIn.unsupported': '{wallet} cannot sign messages. You are not signed in.',
  'signIn.wallet': '{wallet} did not sign. You are not signed in. Try again.',
  'signIn.walletSaid': '{wallet} did not sign: “{said}”. You are not signed in. Try again.',
  'signIn.badSignature':
    'The signature does not belong to this address. You are not signed in. Try again, or use another wallet.',
  'signIn.domain':
    'The message names another site than this one, so it was refused. You are not signed in.',
  'signIn.expired':
    'The message was too old when it was checked. You are not signed in. Try again.',
  'signIn.replay': 'This message was used before. You are not signed in. Try again with a new one.',
  'signIn.refused': '{host} refused the sign-in. You are not signed in.',
  'signIn.server.failed': '{host} has a problem. You are not signed in. Try again later.',
  'signIn.slow': 'The answer took too long. You are not signed in. Try again.',
  'signIn.unreachable':
    'The check could not be made: nothing answers. You are not signed in. Try again when you are online.',
} as const
