CREATE TABLE "metrics_event" (
	"received_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"session_id" text NOT NULL,
	"action" text NOT NULL,
	"url" text NOT NULL,
	"user_id" integer,
	"brand_id" integer,
	"meta" jsonb
) PARTITION BY RANGE ("received_at");
--> statement-breakpoint
-- Catches what no day's partition was made for, so that nothing is refused.
CREATE TABLE "metrics_event_other" PARTITION OF "metrics_event" DEFAULT;
--> statement-breakpoint
CREATE INDEX "metrics_event_received_idx" ON "metrics_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "metrics_event_session_idx" ON "metrics_event" USING btree ("session_id");