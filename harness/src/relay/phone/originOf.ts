/** The site that a dapp says it is at, which is all that a phone knows of it. */
export const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url)
