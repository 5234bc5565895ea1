import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

export default function AvatarGroupBasic() {
  return (
    <AvatarGroup role="group" aria-label="On duty tonight">
      <Avatar role="img" aria-label="Anders Berg">
        AB
      </Avatar>
      <Avatar role="img" aria-label="Clara Dahl">
        CD
      </Avatar>
      <Avatar alt="Ridge hut crew" src="/images/material-ui/ridge-hut.svg" />
    </AvatarGroup>
  );
}
