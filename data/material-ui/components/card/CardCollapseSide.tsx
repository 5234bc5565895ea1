import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function CardCollapseSide() {
  const panelId = React.useId();
  const [open, setOpen] = React.useState(true);

  return (
    <Card variant="outlined">
      <CardContent sx={{ display: 'flex', alignItems: 'center', minHeight: 112 }}>
        <Button
          variant="outlined"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen((value) => !value)}
        >
          Filter
        </Button>
        <Collapse
          id={panelId}
          in={open}
          orientation="horizontal"
          easing={{ enter: 'ease-out', exit: 'ease-in' }}
        >
          <Box sx={{ width: 140, paddingInlineStart: 2 }}>
            <Typography variant="body2">Only annuals that are planted before May.</Typography>
          </Box>
        </Collapse>
      </CardContent>
    </Card>
  );
}
