// A page that gives a dropped file to the engine's worker and shows what comes back.
const worker = new Worker(new URL('../../../src/app/engineWorker.ts', import.meta.url), { type: 'module' });

addEventListener('dragover', (event) => event.preventDefault());
addEventListener('drop', (event) => {
  event.preventDefault();
  const file = event.dataTransfer?.files[0];
  if (!file) return;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    const place = document.getElementById('said');
    if (place) place.textContent = JSON.stringify(data);
  };
  worker.postMessage(file, [port2]);
});
