import { Moment } from '../../../ui/moment.tsx';
import { PersonRow, PersonRows } from '../../../ui/person-row.tsx';
import { MemberActions } from './member-actions.tsx';
import classes from './member-list.module.css';
import { ROLE_WORDS } from './role-words.ts';
import type { Member } from './team-query.ts';

type MemberListProps = { members: Member[]; mayManage: boolean; ownId: number };

export function MemberList({ members, mayManage, ownId }: MemberListProps) {
  const owners = members.filter((member) => member.role === 'owner').length;
  const isLastOwner = (member: Member) => member.role === 'owner' && owners === 1;
  return (
    <>
      <PersonRows>
        {members.map((member) => (
          <PersonRow
            key={member.userId}
            name={member.displayName}
            mark={member.userId === ownId ? 'You' : undefined}
            actions={
              // The last owner can neither be removed nor step down, so there is nothing to press.
              mayManage && !isLastOwner(member) ? (
                <MemberActions member={member} isOwn={member.userId === ownId} />
              ) : (
                <span className={classes.role}>{ROLE_WORDS[member.role].label}</span>
              )
            }
          >
            {member.email}
            {member.lastSeenAt && (
              <>
                {' '}
                · last here <Moment at={member.lastSeenAt} />
              </>
            )}
          </PersonRow>
        ))}
      </PersonRows>
      {mayManage && owners === 1 && (
        <p className={classes.rule}>
          A brand always has an owner. To leave or step down, make somebody else an owner first.
        </p>
      )}
    </>
  );
}
