/** Counts unhandled rejections. Removes all other listeners until it is stopped. */
export const countUnhandledRejections = () => {
  const others = process.listeners('unhandledRejection')
  let count = 0
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', () => void (count += 1))
  return {
    count: () => count,
    stop: () => {
      process.removeAllListeners('unhandledRejection')
      for (const listener of others) process.on('unhandledRejection', listener)
    },
  }
}
