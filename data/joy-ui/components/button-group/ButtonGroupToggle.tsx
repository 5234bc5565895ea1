import * as React from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

const layers = ['Grid', 'Histogram', 'Clipping'];

export default function ButtonGroupToggle() {
  const [visible, setVisible] = React.useState(['Grid']);

  return (
    <ButtonGroup variant="soft" aria-label="Overlays">
      {layers.map((layer) => (
        <Button
          key={layer}
          aria-pressed={visible.includes(layer)}
          onClick={() =>
            setVisible(
              visible.includes(layer)
                ? visible.filter((item) => item !== layer)
                : [...visible, layer],
            )
          }
        >
          {layer}
        </Button>
      ))}
    </ButtonGroup>
  );
}
