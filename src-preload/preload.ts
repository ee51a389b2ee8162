import { contextBridge, ipcRenderer } from 'electron';
import { type DesktopCapabilities, desktopChannels } from '../src-main/contract/desktop/desktop.ts';

/** `window.desktop`: each capability is one call to its channel, and nothing else of Electron reaches the page. */
contextBridge.exposeInMainWorld('desktop', {
  connection: () => ipcRenderer.invoke(desktopChannels.connection),
  chooseFile: (options) => ipcRenderer.invoke(desktopChannels.chooseFile, options),
  choosePath: (options) => ipcRenderer.invoke(desktopChannels.choosePath, options),
  openDataFolder: () => ipcRenderer.invoke(desktopChannels.openDataFolder),
  openLogFolder: () => ipcRenderer.invoke(desktopChannels.openLogFolder),
  openPdf: (file) => ipcRenderer.invoke(desktopChannels.openPdf, file),
  openCustomerDisplay: () => ipcRenderer.invoke(desktopChannels.openCustomerDisplay),
  updates: () => ipcRenderer.invoke(desktopChannels.updates),
  checkForUpdates: () => ipcRenderer.invoke(desktopChannels.checkForUpdates),
  chooseUpdateChannel: (channel) => ipcRenderer.invoke(desktopChannels.chooseUpdateChannel, channel),
  chooseUpdateFile: () => ipcRenderer.invoke(desktopChannels.chooseUpdateFile),
  installUpdate: () => ipcRenderer.invoke(desktopChannels.installUpdate),
} satisfies DesktopCapabilities);
