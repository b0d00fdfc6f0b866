/** Returns whether a value is a data URI of an image, of at most 100,000 characters. */
export function isImageDataUri(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= 100_000 &&
    /^data:image\/(svg\+xml|png|webp|jpeg|gif|avif)[;,]/i.test(value)
  )
}
