// Stands in for the module in which speech-rule-engine looks for Node (vite.config.ts): its `eval` and `require` would keep the bundle from
// being made small, and would grow what every page loads.
export const SystemExternal = {
  windowSupported: true,
  documentSupported: true,
  xmldom: window,
  document,
  xpath: document,
  fs: null,
  jsonPath: '',
};
