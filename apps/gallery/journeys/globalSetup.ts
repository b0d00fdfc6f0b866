import { buildAndServeGallery } from './buildAndServeGallery.ts'

/** Starts one gallery server for all tests and passes its address to the workers. */
export default async function serve(): Promise<() => Promise<void>> {
  const gallery = await buildAndServeGallery()
  process.env['TOUCHSTONE_GALLERY'] = gallery.url
  return () => gallery.close()
}
