import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function CardExpandable() {
  const detailsId = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <Card sx={{ width: '100%', maxWidth: 400 }}>
      <CardHeader title="Broad bean" subheader="Ready to harvest in 16 weeks" />
      <CardActions>
        <Button
          aria-expanded={open}
          aria-controls={detailsId}
          onClick={() => setOpen((value) => !value)}
          endIcon={
            <ExpandMoreIcon
              sx={{ transition: 'transform 0.2s', transform: open ? 'rotate(180deg)' : 'none' }}
            />
          }
        >
          Planting steps
        </Button>
      </CardActions>
      <Collapse in={open} timeout="auto" id={detailsId}>
        <CardContent component="ol" sx={{ m: 0, paddingInlineStart: 5 }}>
          <Typography component="li">Soak the beans overnight.</Typography>
          <Typography component="li">Plant them 5 cm deep and 20 cm apart.</Typography>
          <Typography component="li">Pinch off the tips when the first pods appear.</Typography>
        </CardContent>
      </Collapse>
    </Card>
  );
}
