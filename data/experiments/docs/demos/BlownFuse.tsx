import { useState } from 'react';
import Button from '@mui/material/Button';

function Amplifier({ volume }: { volume: number }) {
  if (volume > 10) {
    throw new Error('The amplifier goes to 10, and somebody turned it to 11.');
  }
  return <p>Volume: {volume}</p>;
}

export default function BlownFuse() {
  const [volume, setVolume] = useState(10);

  return (
    <div>
      <Amplifier volume={volume} />
      <Button variant="contained" onClick={() => setVolume(volume + 1)}>
        Turn it up
      </Button>
    </div>
  );
}
