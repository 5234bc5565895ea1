import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const TOOLS = ['Cordless drill', 'Hedge trimmer', 'Tile cutter'];

export default function UsageLoans() {
  const [borrowed, setBorrowed] = React.useState<readonly string[]>(['Hedge trimmer']);

  const toggle = (tool: string) =>
    setBorrowed((all) =>
      all.includes(tool) ? all.filter((other) => other !== tool) : [...all, tool],
    );

  return (
    <Stack component="ul" spacing={1.5} sx={{ width: '100%', maxWidth: 420, m: 0, p: 0 }}>
      {TOOLS.map((tool) => {
        const isBorrowed = borrowed.includes(tool);
        return (
          <Card key={tool} component="li" orientation="horizontal" sx={{ alignItems: 'center' }}>
            <Typography
              level="title-md"
              component="div"
              endDecorator={isBorrowed && <Chip color="primary">Borrowed</Chip>}
              sx={{ flex: 1 }}
            >
              {tool}
            </Typography>
            <Button
              variant={isBorrowed ? 'outlined' : 'solid'}
              color={isBorrowed ? 'neutral' : 'primary'}
              aria-label={`${isBorrowed ? 'Return' : 'Borrow'}: ${tool}`}
              onClick={() => toggle(tool)}
            >
              {isBorrowed ? 'Return' : 'Borrow'}
            </Button>
          </Card>
        );
      })}
    </Stack>
  );
}
