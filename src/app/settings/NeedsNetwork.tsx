// Says of a thing that it cannot be done now, and why. It stands beside the disabled button.

export function NeedsNetwork({ id }: { id: string }) {
  return (
    <p className="small muted" id={id}>
      You are offline. This needs the network.
    </p>
  );
}
