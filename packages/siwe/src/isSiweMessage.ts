/**
 * Returns whether a text has the format of EIP-4361. viem's `parseSiweMessage` finds the fields in any text that contains
 * them. The statement may contain characters that are not ASCII, because viem writes them too.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361#abnf-message-format
 */
export const isSiweMessage = (text: string): boolean => format.test(text)

const format = new RegExp(
  [
    '^([a-zA-Z][a-zA-Z0-9+.-]*://)?[^ /?#\\n]+ wants you to sign in with your Ethereum account:',
    '0x[a-fA-F0-9]{40}',
    '(\n.+)?', // the statement
    '',
    'URI: \\S+',
    'Version: 1',
    'Chain ID: \\d+',
    'Nonce: [a-zA-Z0-9]{8,}',
    'Issued At: \\S+(\nExpiration Time: \\S+)?(\nNot Before: \\S+)?(\nRequest ID: \\S*)?(\nResources:(\n- \\S+)*)?$',
  ].join('\n'),
)
