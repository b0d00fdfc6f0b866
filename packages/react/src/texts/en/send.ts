/** Sending: form, preview, result. */
export const send = {
  'send.title': 'Send',
  'send.asset': 'What',
  'send.to': 'To',
  'send.to.hint': 'An address on {network}. It begins with 0x.',
  'send.amount': 'Amount',
  'send.available': '{amount} available',
  'send.max': 'All',
  'send.preview': 'Preview',
  'send.close': 'Close',
  'send.bad.noAddress': 'Enter the address of the recipient.',
  'send.bad.address': 'This is not an address. One begins with 0x and has 42 characters.',
  'send.bad.checksum':
    'The capital letters of this address do not fit, so a character may be wrong. Copy it again.',
  'send.bad.token': 'This is the contract of {name} itself. What is sent there is lost.',
  'send.bad.noAmount': 'Enter an amount above zero, such as 0.5.',
  'send.bad.decimals': {
    one: '{name} has at most {count} decimal.',
    other: '{name} has at most {count} decimals.',
  },
  'send.bad.tooMuch': 'You have {amount}. Enter less.',

  'send.check': 'Check before you confirm',
  'send.check.what': 'You send',
  'send.check.to': 'To',
  'send.check.network': 'Network',
  'send.check.fee': 'Network fee, at most',
  'send.check.fee.reading': 'Asking the network…',
  'send.check.fee.unknown': 'Not known now. {wallet} will show it.',
  'send.check.total': 'Together, at most',
  'send.check.self': 'This is your own address.',
  'send.check.contract': 'This address is a contract. Make sure that it accepts {name}.',
  'send.check.refused':
    'The network says that this would fail. You would pay the fee and nothing would arrive.',
  'send.check.poor': 'You have {amount} for the fee, which is not enough.',
  'send.check.final': 'What is sent cannot be taken back.',
  'send.confirm': 'Send with {wallet}',
  'send.change': 'Change',

  'send.waiting': 'Confirm in {wallet}',
  'send.stop': 'Stop waiting',
  'send.stopped':
    'You stopped waiting. {wallet} may still ask: decline there if you do not want to send.',
  'send.sent': 'Sent. The network has not included it yet; see below.',
  'send.another': 'Send something else',
  'send.declined': 'You declined. Nothing was sent.',
  'send.pending':
    '{wallet} already has a request open. Nothing was sent. Answer it, then try again.',
  'send.locked': '{wallet} is locked. Nothing was sent. Unlock it, then try again.',
  'send.noFunds': 'There is not enough {name} for the amount and the fee. Nothing was sent.',
  'send.moved':
    'The account or the network changed meanwhile. Nothing was sent. Check the preview again.',
  'send.unsupported':
    '{wallet} cannot send from here. Nothing was sent. Send it in {wallet} itself.',
  'send.failed':
    '{wallet} reported a problem. Look in {wallet} whether it was sent before you try again.',
  'send.failedSaid':
    '{wallet} reported a problem: “{said}”. Look in {wallet} whether it was sent before you try again.',
} as const
