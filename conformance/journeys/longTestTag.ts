/** End of the title of a further variant of a journey, which `npm test` skips. */
export const longTestTag = (variant: boolean): string => (variant ? ' @long' : '')
