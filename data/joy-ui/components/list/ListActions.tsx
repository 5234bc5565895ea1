import AutorenewRoundedIcon from '@mui/icons-material/AutorenewRounded';
import StarBorderRoundedIcon from '@mui/icons-material/StarBorderRounded';
import StarRoundedIcon from '@mui/icons-material/StarRounded';
import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ListActions() {
  const [starred, setStarred] = React.useState(['Atlas']);
  const [message, setMessage] = React.useState('');
  const toggle = (title: string) =>
    starred.includes(title) ? starred.filter((name) => name !== title) : [...starred, title];

  return (
    <Stack spacing={1} sx={{ width: 300, maxWidth: '100%' }}>
      <List aria-label="Loans" sx={{ '--ListItem-startActionWidth': '2.5rem' }}>
        {['Atlas', 'Field notes', 'Moon calendar'].map((title) => (
          <ListItem
            key={title}
            startAction={
              <IconButton
                size="sm"
                aria-label={`Star ${title}`}
                aria-pressed={starred.includes(title)}
                onClick={() => setStarred(toggle(title))}
              >
                {starred.includes(title) ? <StarRoundedIcon /> : <StarBorderRoundedIcon />}
              </IconButton>
            }
            endAction={
              <IconButton
                size="sm"
                aria-label={`Renew ${title}`}
                onClick={() => setMessage(`${title} is renewed for three weeks.`)}
              >
                <AutorenewRoundedIcon />
              </IconButton>
            }
          >
            <ListItemButton onClick={() => setMessage(`${title} is due on Monday.`)}>
              {title}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em' }}>
        {message}
      </Typography>
    </Stack>
  );
}
