import {
  consoleCatalogueRoutes as routes,
  type DeskGame,
  GAME_CELLS,
  type GameCell,
} from '@nokshi/contract/console/catalogue.ts';
import { CLASSES } from '@nokshi/contract/player/catalogue.ts';
import { Button, Check, Dialog, Field, Note, TextArea } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { fieldTime, instantOf } from '@nokshi/web/time.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CountField } from '../../lib/count-field.tsx';
import styles from '../../lib/desk.module.css';
import { PictureField } from '../../lib/picture-field.tsx';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { CATALOGUE_KEY, cellName, readable } from './cell-words.ts';

type Props = { readonly game: DeskGame; readonly onClose: () => void };
type Cells = Record<GameCell, string>;

const NONE = '-';
const WORDS = ['name_en', 'name_bn'] as const;
const LONG_WORDS = ['description_en', 'description_bn'] as const;

/** One game: the fields first, then what they change and why. */
export function GameDialog({ game, onClose }: Props) {
  const { t, local } = useWords();
  const queries = useQueryClient();
  const [sure, setSure] = useState(false);
  const [same, setSame] = useState(false);
  const form = useForm<Cells>({
    start: game.cells,
    optional: 'all',
    async send() {
      setSame(changed.length === 0);
      setSure(changed.length > 0);
    },
  });
  const cells = form.values;
  const changed = GAME_CELLS.filter((cell) => cells[cell] !== game.cells[cell]);
  const title = t('catalogue.change-title', { game: local(game.name) });
  if (sure)
    return (
      <ReasonDialog
        title={title}
        changes={readable(
          t,
          changed.map((field) => ({ field, from: game.cells[field], to: cells[field] })),
        )}
        action={t('change.apply')}
        act={(reason) => {
          const wish = Object.fromEntries(changed.map((cell) => [cell, cells[cell]]));
          return call(routes.setGame, { gameId: game.gameId, cells: wish, reason });
        }}
        done={t('catalogue.changed')}
        onDone={() => {
          onClose();
          return queries.invalidateQueries({ queryKey: CATALOGUE_KEY });
        }}
        onClose={() => setSure(false)}
      />
    );
  return (
    <Dialog title={title} closeLabel={t('app.close')} onClose={onClose}>
      <form className={styles.stack} onSubmit={form.submit}>
        {same && <Note>{t('catalogue.same')}</Note>}
        <GameFields cells={cells} onChange={form.put} />
        <Button type="submit" kind="main">
          {t('catalogue.look-over')}
        </Button>
      </form>
    </Dialog>
  );
}

type FieldsProps = {
  readonly cells: Cells;
  readonly onChange: (some: Partial<Cells>) => void;
};

function GameFields({ cells, onChange }: FieldsProps) {
  const { t } = useWords();
  /** An empty field is the vendor's own word. */
  const word = (cell: (typeof WORDS)[number] | (typeof LONG_WORDS)[number]) => ({
    label: cellName(t, cell),
    placeholder: t('catalogue.vendors-own'),
    value: cells[cell] === NONE ? '' : cells[cell],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ [cell]: event.target.value === '' ? NONE : event.target.value }),
  });
  const time = (cell: 'from' | 'until') => ({
    label: cellName(t, cell),
    type: 'datetime-local',
    value: cells[cell] === NONE ? '' : fieldTime(cells[cell]),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ [cell]: instantOf(event.target.value) ?? NONE }),
  });
  const bit = (cell: 'enabled' | 'hot') => ({
    checked: cells[cell] === '1',
    onChange: (event: { readonly target: { readonly checked: boolean } }) =>
      onChange({ [cell]: event.target.checked ? '1' : '0' }),
  });
  return (
    <>
      <Check {...bit('enabled')}>{cellName(t, 'enabled')}</Check>
      <Check {...bit('hot')}>{cellName(t, 'hot')}</Check>
      <CountField
        label={cellName(t, 'position')}
        min={1}
        max={99_999}
        required
        value={cells.position}
        onChange={(event) => onChange({ position: event.target.value })}
      />
      <Classes value={cells.classify} onChange={(classify) => onChange({ classify })} />
      <div className={styles.abreast}>
        <Field {...time('from')} />
        <Field {...time('until')} />
      </div>
      {WORDS.map((cell) => (
        <Field key={cell} maxLength={80} {...word(cell)} />
      ))}
      {LONG_WORDS.map((cell) => (
        <TextArea key={cell} maxLength={500} rows={3} {...word(cell)} />
      ))}
      <PictureField
        label={cellName(t, 'image')}
        optional
        url={cells.image === NONE ? null : cells.image}
        error={undefined}
        onChange={(url) => onChange({ image: url ?? NONE })}
      />
    </>
  );
}

type ClassesProps = { readonly value: string; readonly onChange: (value: string) => void };

/** Without any of them the vendor's own classes hold. */
function Classes({ value, onChange }: ClassesProps) {
  const { t } = useWords();
  const held = value === NONE ? [] : value.split(' ');
  return (
    <fieldset className={styles.checks}>
      <legend>{cellName(t, 'classify')}</legend>
      {CLASSES.map((each) => (
        <Check
          key={each}
          checked={held.includes(each)}
          onChange={(event) => {
            const next = CLASSES.filter((one) =>
              one === each ? event.target.checked : held.includes(one),
            );
            onChange(next.join(' ') || NONE);
          }}
        >
          {t(`catalogue.class-${each}`)}
        </Check>
      ))}
    </fieldset>
  );
}
