import { serveGallery } from './serveGallery.ts'

/** One server of the gallery for all journeys; its address goes to the workers. */
export default async function serve(): Promise<() => Promise<void>> {
  const gallery = await serveGallery()
  process.env['TOUCHSTONE_GALLERY'] = gallery.url
  return () => gallery.close()
}
