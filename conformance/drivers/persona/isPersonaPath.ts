/** Returns whether the value of `--persona` is a file and not a name. */
export const isPersonaPath = (text: string): boolean => /\.[cm]?[jt]s$/.test(text)
