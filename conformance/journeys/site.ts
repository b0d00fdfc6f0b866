/** Where the built app is served (`serve.ts`). */
export const site = (): string => {
  const url = process.env['TOUCHSTONE_SITE']
  if (!url) throw new Error('The app is not served: run the journeys with the config of this room.')
  return url
}
