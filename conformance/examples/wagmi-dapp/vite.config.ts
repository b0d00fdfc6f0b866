import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: './',
  plugins: [react()],
  preview: { host: '127.0.0.1', port: 4180, strictPort: true },
})
