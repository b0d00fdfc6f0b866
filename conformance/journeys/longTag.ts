/** End of the title of a further variant of a journey, which `npm test` skips. */
export const longTag = (variant: boolean): string => (variant ? ' @long' : '')
