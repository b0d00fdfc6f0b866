/** Message texts of wallets, for errors without a distinctive code. Comments name the wallets that send a text. */

/** Texts of a rejection. All but the last name the *user* as the one who rejected. */
export const rejection: readonly RegExp[] = [
  // MetaMask, Rabby, Rainbow "User rejected the request."; Brave "The user rejected the request.";
  // WalletConnect "User rejected.", "User disapproved requested chains" (Unity #232); Rabby "user cancel";
  // MetaMask "User denied transaction signature."; Binance "User rejected the operation"
  /\buser (has |have )?(reject|declin|den[iy]|disapprov|cancel)/i,
  // Others: "Request was rejected by the user", "Cancelled by user"
  /\b(reject|declin|deni|disapprov|cancel)\w* by (the )?user\b/i,
  // WalletConnect's modal, after the user closes it
  /\bconnection request reset\b/i,
]

export const unknownChain: readonly RegExp[] = [
  // MetaMask, Rabby, Zerion: 'Unrecognized chain ID "0x…"'
  /\bunrecogni[sz]ed chain/i,
  // Rainbow "Chain Id not supported"; Rabby "This chain is not supported by Rabby yet."
  /\b(chain|network)\b[^.]{0,60}\bnot (been )?(supported|added|configured)/i,
  // Others: "Unsupported chain", "Unknown network"
  /\b(unsupported|unknown) (chain|network)/i,
]

/** Text of Rabby while another prompt of Rabby is open. The error has the code 4001, as for a rejection. */
export const pending = /please request after current approval/i

/** Text of MetaMask when its own RPC endpoint fails. The error has the code -32002, as for a pending request. */
export const endpoint = /RPC endpoint returned too many errors/i

export const locked: readonly RegExp[] = [
  // "Wallet is locked", "MetaMask is locked", "Account locked", "Please unlock your wallet";
  // MetaMask's keyring "… while the controller is locked"
  /\b(wallet|metamask|account|extension|keyring|vault|controller) (is )?(currently )?locked\b/i,
  /\bunlock (your|the) \w+/i,
]

export const offline: readonly RegExp[] = [
  // WalletConnect "No internet connection detected."
  /\bno internet\b|\binternet disconnected\b|\bnetwork (is )?offline\b/i,
]

export const unreachable: readonly RegExp[] = [
  // Errors of `fetch` in Chromium, Firefox, Safari, Node
  /failed to fetch|NetworkError when attempting|\bload failed\b|\bfetch failed\b/i,
  // viem's transports, and nodes behind a wallet
  /\bHTTP request failed\b|\bHTTP (status )?(4|5)\d\d\b|\bECONN(REFUSED|RESET)\b|\bENOTFOUND\b/i,
  // WalletConnect's relay
  /failed to publish|\bsocket (stalled|hang up)|\brelay\b.*\b(unreachable|failed|closed)\b|\bWebSocket connection (closed|failed)/i,
]

/** Errors for the port of an extension that was reloaded or removed while the page is open. */
export const gone: readonly RegExp[] = [
  /extension context invalidated|receiving end does not exist|message port closed/i,
  /attempting to use a disconnected port|disconnected from \w+ background/i,
]
