import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function CardForm() {
  const [member, setMember] = React.useState('');
  const [sentTo, setSentTo] = React.useState('');

  return (
    <Card
      component="form"
      sx={{ width: '100%', maxWidth: 360 }}
      onSubmit={(event) => {
        event.preventDefault();
        setSentTo(member);
      }}
    >
      <CardHeader
        title="Return seeds"
        subheader="Enter the number of the member who returns them."
      />
      <CardContent>
        <TextField
          label="Member number"
          required
          fullWidth
          value={member}
          onChange={(event) => setMember(event.target.value)}
        />
      </CardContent>
      <CardActions sx={{ px: 2, pb: 2 }}>
        <Button type="submit" variant="contained" sx={{ flexShrink: 0 }}>
          Print return slip
        </Button>
        <Typography role="status" variant="body2">
          {sentTo && `Printing the slip for member ${sentTo}.`}
        </Typography>
      </CardActions>
    </Card>
  );
}
