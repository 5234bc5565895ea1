import * as React from 'react';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ChipClickable() {
  const [order, setOrder] = React.useState<string[]>([]);

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {['Chili oil', 'Peanuts', 'Cilantro'].map((topping) => (
          <Chip
            key={topping}
            size="lg"
            variant="outlined"
            color="primary"
            onClick={() => setOrder([...order, topping])}
          >
            {topping}
          </Chip>
        ))}
      </Stack>
      <Typography level="body-sm" role="status">
        {order.length ? `Extras: ${order.join(', ')}` : 'No extras'}
      </Typography>
    </Stack>
  );
}
