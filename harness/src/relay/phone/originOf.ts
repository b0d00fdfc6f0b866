/** Returns the origin of the URL that a dapp reports. A phone has no other information about the site. */
export const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url)
