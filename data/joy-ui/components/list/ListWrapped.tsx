import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

const TOPICS = ['Gardening', 'Space', 'Comics', 'Local history', 'Sewing', 'Mushrooms'];

export default function ListWrapped() {
  const [chosen, setChosen] = React.useState(['Space']);

  return (
    <List
      orientation="horizontal"
      wrap
      aria-label="Topics for the newsletter"
      sx={{ '--List-gap': '8px', '--ListItem-radius': '20px', width: '100%', maxWidth: 380 }}
    >
      {TOPICS.map((topic) => (
        <ListItem key={topic}>
          <Checkbox
            overlay
            disableIcon
            variant={chosen.includes(topic) ? 'soft' : 'outlined'}
            color={chosen.includes(topic) ? 'primary' : 'neutral'}
            label={topic}
            checked={chosen.includes(topic)}
            onChange={(event) =>
              setChosen(
                event.target.checked ? [...chosen, topic] : chosen.filter((name) => name !== topic),
              )
            }
          />
        </ListItem>
      ))}
    </List>
  );
}
